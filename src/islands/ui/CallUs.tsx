import { company, dialable } from '../../lib/site/company.ts';

/** A sentence that ends with the company's phone number. */
export function CallUs({ className, children }: { className?: string; children: string }) {
  const [phone] = company.phones;
  return (
    <p className={className}>
      {children} <a href={`tel:${dialable(phone)}`}>{phone.replaceAll(' ', '\u00a0')}</a>
    </p>
  );
}
