import styles from './PhoneLink.module.css';

/** A telephone number to call; nothing without one. */
export const PhoneLink = ({ phone }: { phone: string | undefined }) =>
  phone ? (
    <a className={styles.phone} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
      {phone}
    </a>
  ) : null;
