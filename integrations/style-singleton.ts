import { useEffect } from 'react';

interface Props {
  styles: string;
}

/**
 * Stands in for react-style-singleton, with which Radix locks the scrolling below a dialog. That one writes a style
 * element, whose text changes with the window, so that no content security policy could name it; sheets made by
 * script need no permission.
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
