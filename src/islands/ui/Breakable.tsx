import { Fragment } from 'react';

/** A text whose long e-mail addresses break after the at sign. */
export function Breakable({ text }: { text: string }) {
  return (
    <span>
      {text.split(/(?<=@)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
