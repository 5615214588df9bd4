import { createFileRoute, redirect } from '@tanstack/react-router';
import { paths } from '../../contract/paths.ts';

export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ to: paths.blog });
  },
});
