import { townLine } from '../../../contract/users/postal-address.ts';
import { pages } from '../../../contract/site/pages.ts';
import type { Part, Letter } from './letter.ts';
import type { Scene } from './scene.ts';

/** A mail as it is laid out: a letter and what all of them have around it. */
export interface Page extends Letter {
  language: Scene['language'];
  brand: string;
  /** Null where the letter has its own. */
  greeting: string | null;
  /** Lines below the parts. */
  ending: string[];
  /** Above an address that a button leads to. */
  buttonFails: string;
  footer: {
    because: string;
    lines: string[];
    links: { label: string; href: string }[];
  };
}

export function inFrame(letter: Letter, scene: Scene): Page {
  const { language, texts, name, phone, company, siteUrl, sentence } = scene;
  const { brand, legalName, host, mail, address, register } = company.company;
  const { footer } = texts;
  const isInbox = letter.because === 'inbox';
  const addition: Part[] = sentence === null ? [] : [{ kind: 'text', text: sentence }];
  const questions: Part[] = letter.invitesQuestions
    ? [{ kind: 'note', text: texts.questions(phone) }]
    : [];
  return {
    ...letter,
    language,
    brand,
    greeting: letter.greets ? null : texts.greeting(isInbox ? null : name),
    parts: [...letter.parts, ...addition, ...questions],
    ending: isInbox ? [] : [texts.regards, legalName],
    buttonFails: texts.buttonFails,
    footer: {
      because: footer.because[letter.because](host),
      lines: [
        [
          legalName,
          address.street,
          townLine({ zipCode: address.zipCode, city: address.town }),
        ].join(', '),
        `${register.court}, ${register.number}, ${footer.vatId} ${register.vatId}`,
        `${footer.directors}: ${register.directors}`,
        `${phone}, ${mail}`,
      ],
      links: [
        { label: footer.imprint, href: `${siteUrl}${pages.imprint}` },
        { label: footer.privacy, href: `${siteUrl}${pages.privacy}` },
      ],
    },
  };
}
