import { useEffect } from 'react';

interface Props {
  styles: string;
}

/**
 * Replaces react-style-singleton, with which Radix locks scrolling behind a dialog. The original inserts a style element
 * whose text depends on the window, so no content security policy can allow it by hash. Constructed sheets need no
 * permission.
 */
export function styleSingleton() {
  const sheet = new CSSStyleSheet();
  let users = 0;
  const isOther = (other: CSSStyleSheet) => other !== sheet;

  return function Sheet({ styles }: Props) {
    useEffect(() => {
      sheet.replaceSync(styles);
      if (users === 0) document.adoptedStyleSheets.push(sheet);
      users += 1;
      return () => {
        users -= 1;
        if (users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter(isOther);
      };
    }, [styles]);
    return null;
  };
}
