// `npm test`: everything that must be true before a change lands, in order of speed.
import { execFileSync } from 'node:child_process';
import { provideChromium } from '../tools/chromium.ts';

const steps = ['lint', 'build', 'types', 'unit', 'art:check', 'cluster', 'e2e'];

try {
  process.env.CHROMIUM = provideChromium();
  for (const step of steps) {
    const start = performance.now();
    console.log(`\n— ${step}`);
    execFileSync('npm', ['run', '--silent', step], { stdio: 'inherit' });
    console.log(`— ${step}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
} catch (error) {
  // A step has said itself what is wrong.
  if (!(error as { status?: number }).status) console.error((error as Error).message);
  process.exit(1);
}
