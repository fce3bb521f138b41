import * as Dialog from '@radix-ui/react-dialog';
import type { ComponentProps, Ref } from 'react';
import { inCurrentLanguage } from '../../lib/texts/language.ts';
import { focusInSight } from './focus.ts';

interface Props extends ComponentProps<typeof Dialog.Content> {
  title: string;
  /** One sentence, which is read out with the title. */
  about?: string | undefined;
  /** Makes the title a place for the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** The window in front of the page while the `Dialog.Root` around it is open. */
export function DialogWindow(props: Props) {
  const { title, about, titleRef, className = '', children, ...content } = props;
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
        <Dialog.Title className="dialog__title" ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
          {title}
        </Dialog.Title>
        {about && <Dialog.Description className="dialog__text">{about}</Dialog.Description>}
        {children}
      </Dialog.Content>
    </Dialog.Portal>
  );
}
