import { Island } from '../ui/Island.tsx';
import { Guard } from './shell/Guard.tsx';
import { Layout } from './shell/Layout.tsx';
import { Screen } from './Screen.tsx';

/** The administrators' area under /admin. */
export function AdminApp() {
  return (
    <Island>
      <Guard>
        <Layout>
          <Screen />
        </Layout>
      </Guard>
    </Island>
  );
}
