import { useRouter } from '@tanstack/react-router';
import { buttonStyles } from '../ui/button.tsx';
import { MessagePage } from '../ui/page-hero.tsx';

export function ErrorPage() {
  const router = useRouter();
  return (
    <MessagePage
      title="We could not load this page"
      text="Our side or the connection let you down, not you. Try once more in a moment."
    >
      <button type="button" className={buttonStyles.action} onClick={() => router.invalidate()}>
        Try again
      </button>
    </MessagePage>
  );
}
