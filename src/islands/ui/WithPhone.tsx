import { hotline } from '../../lib/site/company.ts';

/** A text in which the company's phone number can be called. */
export function WithPhone({ text }: { text: string }) {
  const [before, after] = text.split(hotline.text);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <a href={hotline.href}>{hotline.text}</a>
      {after}
    </>
  );
}
