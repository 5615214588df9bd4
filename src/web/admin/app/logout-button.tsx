import { useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { api, read } from '../../app/api.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { sessionQuery } from './session.tsx';

export function LogoutButton() {
  const queryClient = useQueryClient();
  const { toast } = useToast();

  async function logOut() {
    try {
      await read(api.admin.logout.$post());
      queryClient.setQueryData(sessionQuery.queryKey, null);
      queryClient.removeQueries({ queryKey: ['admin', 'list'] });
    } catch {
      toast({ title: 'Logout Failed', description: 'Please try again.', destructive: true });
    }
  }

  return (
    <button type="button" onClick={logOut} className={`${buttonStyles.quiet} col-start-2 shrink-0`}>
      <LogOut aria-hidden className="size-4" />
      Logout
    </button>
  );
}
