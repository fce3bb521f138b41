import { useRef } from 'react';
import styles from './mails.module.css';

/**
 * A mail's HTML in a frame in which no script runs and no link leads anywhere. The page's policy, which the frame inherits,
 * forbids inline styles: they are taken out, and set from here.
 */
export function MailFrame({ title, html }: { title: string; html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { html: plain, sheets } = withoutStyles(html);
  const show = () => {
    const { contentDocument: mail, contentWindow } = frame.current!;
    if (!mail || !contentWindow) return;
    const view = contentWindow as Window & typeof globalThis;
    mail.adoptedStyleSheets = sheets.map((text) => {
      const sheet = new view.CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    });
    for (const element of mail.querySelectorAll<HTMLElement>('[data-style]'))
      element.style.cssText = element.dataset.style!;
    // Links are masked, or lead into the frame.
    for (const link of mail.querySelectorAll('a')) link.removeAttribute('href');
    fit();
    new view.ResizeObserver(fit).observe(mail.body);
  };
  const fit = () => {
    const { style, contentDocument: mail } = frame.current ?? {};
    if (!style || !mail) return;
    // No document is shorter than its frame.
    style.height = '0';
    style.height = `${mail.documentElement.scrollHeight}px`;
  };
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={title}
      // No scripts, forms or pop-ups; from here its styles can be set.
      sandbox="allow-same-origin"
      srcDoc={plain}
      onLoad={show}
    />
  );
}

const tags = /<[a-z][^>]*>/gi;
const styleElements = /<style\b[^>]*>(.*?)<\/style>/gis;

/** A mail's HTML without style elements, which are returned apart, and with `data-style` instead of `style`. */
function withoutStyles(html: string): { html: string; sheets: string[] } {
  const sheets = [...html.matchAll(styleElements)].map(([, text = '']) => text);
  return {
    html: html
      .replaceAll(styleElements, '')
      .replaceAll(tags, (tag) => tag.replaceAll(/\sstyle=/gi, ' data-style=')),
    sheets,
  };
}
