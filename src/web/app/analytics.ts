/** The values of each event, without personal data. */
interface Events {
  page_view: { page_path: string };
  affiliate_link_click: { category: 'commerce'; label: string };
  newsletter_signup: Record<never, never>;
  browse_gear_reviews: Record<never, never>;
  filter_gear_reviews: { label: string };
  suggest_product_click: Record<never, never>;
  suggest_product: Record<never, never>;
  page_config: { content_group1: 'Gear Review' | 'Blog'; content_group2: string };
  review_view: {
    label: string;
    category: string;
    price: string;
    rating: string;
    author: string;
    value: 1;
  };
  affiliate_click: { label: string; value: 1 };
  affiliate_click_bottom: { label: string; value: 1 };
  purchase_intent: { label: string; price: string; value: 0; position?: 'bottom' };
  view_dive_site_filtered: { label: string };
  search_dive_sites: { label: string };
  filter_dive_sites: { label: string };
  click_dive_site_card: { label: string };
  blog_click: { label: string; position: 'featured' | 'grid' };
  blog_view: { label: string; category: string; author: string };
}

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** Queues the event in the page's data layer until a tag manager reads it. */
export function track<Name extends keyof Events>(event: Name, values: Events[Name]) {
  // Previews are not visits.
  if (typeof window === 'undefined' || location.pathname.startsWith('/preview/')) return;
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...values });
}
