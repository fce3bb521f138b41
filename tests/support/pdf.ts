import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Node {
  role?: string;
  children?: Node[];
}

/** Reads a PDF as another program does: its title, language, the text of each page, and the roles of its elements in order. */
export async function readPdf(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const pages: string[] = [];
  const roles: string[] = [];
  const collect = ({ role, children = [] }: Node) => {
    if (role && role !== 'Root') roles.push(role);
    children.forEach(collect);
  };
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
    );
    const tree = (await page.getStructTree()) as Node | null;
    if (tree) collect(tree);
  }
  await task.destroy();
  const { Title: title, Language: language } = info as { Title?: string; Language?: string };
  return { title, language, pages, text: pages.join('\n').replaceAll(/\s+/g, ' '), roles };
}
