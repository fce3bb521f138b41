import * as Dialog from '@radix-ui/react-dialog';
import styles from './ContractDialog.module.css';
import { bookingTexts } from '../../../contract/texts/en/booking.ts';

/** A button that opens the rental contract, whose text is part of the page. */
export function ContractDialog() {
  return (
    <Dialog.Root>
      <Dialog.Trigger type="button" className="button button--quiet">
        {bookingTexts.readContract}
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog__overlay" />
        <Dialog.Content
          className={`dialog ${styles.contract}`}
          lang="en"
          aria-describedby={undefined}
        >
          <Dialog.Title className="dialog__title">{bookingTexts.contractTitle}</Dialog.Title>
          {/* Scrollable text must be reachable by keyboard. */}
          {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
          <div className={styles.text} lang="de" tabIndex={0} ref={showContract} />
          <div className="dialog__actions">
            <Dialog.Close type="button" className="button">
              {bookingTexts.closeContract}
            </Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function showContract(place: HTMLElement | null): void {
  const text = document.querySelector<HTMLTemplateElement>('#rental-contract');
  if (text) place?.replaceChildren(text.content.cloneNode(true));
}
