import type { ReactNode } from 'react';
import { PageHero } from './page-hero.tsx';

export function MessagePage(props: { title: string; text: string; children?: ReactNode }) {
  return (
    <PageHero title={props.title} lead={props.text} image="/art/scenes/fallback-3.jpg" tall>
      <div className="mt-7">{props.children}</div>
    </PageHero>
  );
}
