import { withAutoplay } from '../../domain/video/player.ts';
import { track } from './analytics.ts';

function play(link: HTMLElement, embed: string) {
  const frame = document.createElement('iframe');
  const title = link.closest('figure')?.querySelector('figcaption')?.firstChild?.textContent;
  frame.src = withAutoplay(embed);
  frame.title = title || 'Video';
  frame.allow = 'autoplay; fullscreen; picture-in-picture';
  frame.allowFullscreen = true;
  // YouTube refuses to play without a referrer.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  link.replaceWith(frame);
  frame.focus();
}

export function followBlock(link: HTMLElement) {
  const { play: embed, product } = link.dataset;
  if (embed) play(link, embed);
  if (product) track('affiliate_link_click', { category: 'commerce', label: product });
}
