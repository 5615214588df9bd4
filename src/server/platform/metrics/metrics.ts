import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Services } from '../http/context.ts';
import type { Answer } from '../http/request-log.ts';
import { type Definition, definitions } from './definitions.ts';
import { type Figures, readFigures, type Sources } from './figures.ts';
import { type FindPattern, methodLabel } from './route-patterns.ts';

const prefix = 'bottom_time_';
const buckets = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export type Metrics = ReturnType<typeof createMetrics>;

function createSetter({ name, help, labels = [], rows }: Definition, registry: Registry) {
  const options = { name: prefix + name, help, labelNames: labels, registers: [registry] };
  const metric = name.endsWith('_total') ? new Counter(options) : new Gauge(options);
  return (figures: Figures) => {
    metric.reset();
    const listed = rows(figures);
    if (listed.length === 0 && labels.length === 0) metric.remove();
    for (const [value, of = {}] of listed) metric.inc(of, value);
  };
}

/** The metrics of this process for Prometheus. */
export function createMetrics(services: Services, sources: Sources, findPattern: FindPattern) {
  const registry = new Registry();
  // The default metrics include the event loop, heap, memory, garbage collection and CPU time.
  collectDefaultMetrics({ register: registry });
  const setters = definitions.map((definition) => createSetter(definition, registry));
  const answers = new Histogram({
    name: `${prefix}answer_seconds`,
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });

  return {
    observe({ method, path, status, milliseconds }: Answer) {
      const labels = {
        method: methodLabel(method),
        route: findPattern(method, path),
        status: `${Math.floor(status / 100)}xx`,
      };
      answers.observe(labels, milliseconds / 1000);
    },
    contentType: registry.contentType,
    async scrape() {
      const figures = await readFigures(services, sources);
      for (const set of setters) set(figures);
      return registry.metrics();
    },
  };
}
