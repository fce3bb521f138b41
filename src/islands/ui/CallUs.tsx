import { hotline } from '../../lib/site/company.ts';

/** A sentence that ends with the company's phone number. */
export function CallUs({ className, children }: { className?: string; children: string }) {
  return (
    <p className={className}>
      {children} <a href={hotline.href}>{hotline.text}</a>
    </p>
  );
}
