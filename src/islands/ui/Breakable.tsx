import { Fragment } from 'react';

/** A text with an e-mail address, which breaks before the at sign alone, or with another address, which breaks after dots. */
export function Breakable({ text }: { text: string }) {
  return (
    <span>
      {text.split(text.includes('@') ? /(?=@)/ : /(?<=\.)(?=\S)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
