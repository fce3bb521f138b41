import { useStore } from '@nanostores/react';
import { useCallback, useRef, useState } from 'react';
import { readSearch } from '../../lib/rental/search-address.ts';
import { useResource } from '../../lib/api/resource.ts';
import { Failed } from '../ui/Failed.tsx';
import { island } from '../ui/Island.tsx';
import { lazyWith } from '../ui/lazy-screen.tsx';
import { Pager } from '../ui/Pager.tsx';
import { EqualVehicles } from './EqualVehicles.tsx';
import { $page, openPage } from './page.ts';
import { SkeletonCards } from './SkeletonCards.tsx';
import { VehicleCard } from './VehicleCard.tsx';
import styles from './VehicleList.module.css';
import { loadVehicles } from './vehicles.ts';
import { vehicleTexts } from '../../lib/texts/vehicle-texts.ts';

const FoundVehicles = lazyWith(<SkeletonCards />)(
  () => import('./FoundVehicles.tsx'),
  'FoundVehicles',
);

/** The vehicles, paged by the address. The skeleton is part of the built page. */
export const VehicleList = island(List);

function List() {
  const page = useStore($page, { ssr: 'initial' });
  const section = useRef<HTMLElement>(null);
  const goToPage = (next: number) => {
    openPage(next);
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView();
  };
  return (
    <section
      ref={section}
      className={`stack ${styles.list}`}
      aria-label={vehicleTexts().title}
      tabIndex={-1}
    >
      {page === null ? <SkeletonCards /> : <Vehicles page={page} onPage={goToPage} />}
    </section>
  );
}

interface Props {
  page: number;
  onPage: (page: number) => void;
}

/** What the address searches for, or all vehicles. */
function Vehicles({ page, onPage }: Props) {
  const [search] = useState(() => readSearch(location.search));
  const all = <PageOfVehicles page={page} onPage={onPage} />;
  return search ? <FoundVehicles search={search} page={page} otherwise={all} /> : all;
}

function PageOfVehicles({ page, onPage }: Props) {
  const load = useCallback(() => loadVehicles(page), [page]);
  const { resource, retry } = useResource(load);
  if (resource.state === 'loading') return <SkeletonCards />;
  if (resource.state === 'failed')
    return <Failed title={vehicleTexts().failed} reason={resource.message} onRetry={retry} />;
  const { vehicles, totalPages } = resource.data;
  if (vehicles.length === 0) return <p className="notice notice--info">{vehicleTexts().empty}</p>;
  return (
    <>
      <h2 className="visually-hidden">{vehicleTexts().title}</h2>
      <ul role="list" className="grid">
        {vehicles.map((vehicle, index) => (
          <li key={vehicle.id} className={styles.item}>
            <VehicleCard vehicle={vehicle} eager={index < 3}>
              <EqualVehicles of={vehicle.of} text={vehicleTexts().equals} />
            </VehicleCard>
          </li>
        ))}
      </ul>
      <Pager page={page} totalPages={totalPages} onPage={onPage} />
    </>
  );
}
