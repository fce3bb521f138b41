import * as Dialog from '@radix-ui/react-dialog';
import type { ComponentProps } from 'react';
import { inCurrentLanguage } from '../../lib/texts/language.ts';
import { focusInSight } from './focus.ts';

interface Props extends ComponentProps<typeof Dialog.Content> {
  title: string;
  /** One sentence, which is read out with the title. */
  about?: string | undefined;
}

/** The window in front of the page while the `Dialog.Root` around it is open. */
export function DialogWindow({ title, about, className = '', children, ...content }: Props) {
  return (
    <Dialog.Portal>
      <Dialog.Overlay className="dialog__overlay" />
      <Dialog.Content
        className={`dialog ${className}`}
        {...inCurrentLanguage()}
        {...focusInSight}
        {...(!about && { 'aria-describedby': undefined })}
        {...content}
      >
        <Dialog.Title className="dialog__title">{title}</Dialog.Title>
        {about && <Dialog.Description className="dialog__text">{about}</Dialog.Description>}
        {children}
      </Dialog.Content>
    </Dialog.Portal>
  );
}
