import { useStore } from '@nanostores/react';
import { $proof } from '../../lib/session/proof.ts';
import { island } from '../ui/Island.tsx';
import { Proof } from '../ui/Proof.tsx';
import { Search } from './search/Search.tsx';
import { SearchButton } from './search/SearchButton.tsx';
import { Layout, Guard } from './shell/Layout.tsx';
import { Screen } from './Screen.tsx';

/** The administrators' area under /admin. */
export const AdminApp = island(
  () => (
    <Guard>
      <Layout search={<SearchButton />}>
        <Screen />
        <Search />
        <Proof question={useStore($proof)} />
      </Layout>
    </Guard>
  ),
  'auth',
  'admin',
);
