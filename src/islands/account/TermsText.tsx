/**
 * The terms of a contract, which are German Markdown: the build checks that they have headings and paragraphs only. They never
 * change, so that browsers may translate them.
 */
export function TermsText({ text }: { text: string }) {
  return (
    <div lang="de" translate="yes">
      {text.split(/\n{2,}/).map((part, index) => {
        const [, heading] = /^#+ (.*)$/.exec(part) ?? [];
        // The text never changes.
        const key = `${index}`;
        return heading ? <h3 key={key}>{heading}</h3> : <p key={key}>{part}</p>;
      })}
    </div>
  );
}
