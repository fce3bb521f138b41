import { useCallback, useState } from 'react';
import { releasableInvoices, releaseInvoices } from '../../../../contract/money/invoices.ts';
import { call } from '../../../lib/api/api.ts';
import { invoiceTexts, messageOf } from '../../../lib/texts/texts.ts';
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { toast } from '../../ui/toast.ts';

/** Invoices whose years of retention are over, and the button that deletes them; nothing where there are none. */
export function OldInvoices({ onReleased }: { onReleased: () => void }) {
  const [round, setRound] = useState(0);
  const load = useCallback(() => call(releasableInvoices, {}), []);
  const { release: texts } = invoiceTexts();
  return (
    <Loaded key={round} load={load} failed={texts.title}>
      {(all) =>
        all.length > 0 && (
          <section className="card" aria-labelledby="old-invoices">
            <h2 id="old-invoices">{texts.title}</h2>
            <p>{texts.about}</p>
            <ul>
              {all.map(({ prefix, count }) => (
                <li key={prefix}>{texts.of(prefix, count)}</li>
              ))}
            </ul>
            <p>
              <ConfirmedButton
                className="button button--danger"
                label={texts.submit}
                question={texts.title}
                hint={texts.about}
                onConfirm={async () => {
                  await call(releaseInvoices, {});
                  toast('success', messageOf('invoices.released'));
                  setRound(round + 1);
                  onReleased();
                }}
              />
            </p>
          </section>
        )
      }
    </Loaded>
  );
}
