import { useStore } from '@nanostores/react';
import { useCallback, useRef } from 'react';
import { useResource } from '../../lib/resource.ts';
import { texts } from '../../../contract/texts/en/site.ts';
import { Failed } from '../ui/Failed.tsx';
import { Island } from '../ui/Island.tsx';
import { Pager } from '../ui/Pager.tsx';
import { $page, openPage } from './page.ts';
import { SkeletonCards } from './SkeletonCards.tsx';
import { VehicleCard } from './VehicleCard.tsx';
import styles from './VehicleList.module.css';
import { loadVehicles } from './vehicles.ts';

/** The vehicles, paged by the address. The skeleton is part of the built page. */
export function VehicleList() {
  const page = useStore($page, { ssr: 'initial' });
  const section = useRef<HTMLElement>(null);
  const goToPage = (next: number) => {
    openPage(next);
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView();
  };
  return (
    <Island>
      <section
        ref={section}
        className={`stack ${styles.list}`}
        aria-label={texts.vehicles.title}
        tabIndex={-1}
      >
        {page === null ? <SkeletonCards /> : <PageOfVehicles page={page} onPage={goToPage} />}
      </section>
    </Island>
  );
}

interface Props {
  page: number;
  onPage: (page: number) => void;
}

function PageOfVehicles({ page, onPage }: Props) {
  const load = useCallback(() => loadVehicles(page), [page]);
  const { resource, retry } = useResource(load);
  if (resource.state === 'loading') return <SkeletonCards />;
  if (resource.state === 'failed')
    return <Failed title={texts.vehicles.failed} reason={resource.message} onRetry={retry} />;
  const { vehicles, totalPages } = resource.data;
  if (vehicles.length === 0) return <p className="notice notice--info">{texts.vehicles.empty}</p>;
  return (
    <>
      <ul role="list" className="grid">
        {vehicles.map((vehicle, index) => (
          <li key={vehicle.id} className={styles.item}>
            <VehicleCard vehicle={vehicle} eager={index < 3} />
          </li>
        ))}
      </ul>
      <Pager page={page} totalPages={totalPages} onPage={onPage} />
    </>
  );
}
