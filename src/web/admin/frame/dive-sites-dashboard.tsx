import { paths } from '../../../contract/paths.ts';
import { DiveSitesEditor } from '../screens/dive-sites/dive-sites-editor.tsx';
import { AdminFrame, Screen } from './admin-frame.tsx';
import { AdminMenu } from './menu.tsx';

export default function DiveSitesDashboard() {
  return (
    <AdminFrame>
      <AdminMenu hasPanels={false} tabAddress={paths.adminTab} />
      <Screen>
        <DiveSitesEditor />
      </Screen>
    </AdminFrame>
  );
}
