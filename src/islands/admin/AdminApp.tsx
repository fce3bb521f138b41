import { island } from '../ui/Island.tsx';
import { Guard } from './shell/Guard.tsx';
import { Layout } from './shell/Layout.tsx';
import { Screen } from './Screen.tsx';

/** The administrators' area under /admin. */
export const AdminApp = island(
  () => (
    <Guard>
      <Layout>
        <Screen />
      </Layout>
    </Guard>
  ),
  'auth',
  'admin',
);
