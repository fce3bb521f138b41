import { company, dialable } from '../../lib/site/company.ts';
import { accountTexts } from '../../lib/texts/texts.ts';
import { Icon } from '../ui/Icon.tsx';

/** What to do after an accident or a breakdown, with the company's phone number. */
export function Emergency() {
  const { emergency } = accountTexts();
  const [phone] = company.phones;
  return (
    <section className="notice" aria-labelledby="emergency">
      <div>
        <h3 id="emergency">{emergency.title}</h3>
        <p>{emergency.about}</p>
      </div>
      <a className="button" href={`tel:${dialable(phone)}`}>
        <Icon name="phone" />
        {phone}
      </a>
    </section>
  );
}
