/** Lays out a mail as text and as HTML. */
export { toHtml } from './html.ts';
export { toText } from './text.ts';
