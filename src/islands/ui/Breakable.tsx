import { Fragment } from 'react';

/** A text whose long e-mail addresses break between their words: after the at sign and dots. */
export function Breakable({ text }: { text: string }) {
  return (
    <span>
      {text.split(/(?<=[@.])(?=\S)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
