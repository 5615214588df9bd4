import { useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { api, read } from '../../app/api.ts';
import { useToast } from '../../ui/toast.tsx';
import { sessionQuery } from './session.tsx';

export function LogoutButton({ className }: { className: string }) {
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
    <button type="button" onClick={logOut} className={className}>
      <LogOut aria-hidden className="size-4.5" />
      <span className="max-md:sr-only">Logout</span>
    </button>
  );
}
