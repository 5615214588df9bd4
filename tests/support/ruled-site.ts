import type { RuledSite } from '../../src/domain/dive-site-rules.ts';

/** A site without contradictions and without facts of law. */
export const ruledSite: RuledSite = {
  name: 'Gordons Bay',
  skillLevel: 'Beginner',
  access: 'shore',
  depthMin: 2,
  depthMax: 14,
  depthTypical: 8,
  depthNote: null,
  steps: null,
  walkMetres: null,
  hazards: null,
  notice: null,
  status: null,
  statusReason: null,
  statusAuthority: null,
  featured: false,
  permitIssuer: null,
  type: null,
  tidePort: null,
  tideOffsetMinutes: null,
  shelterSides: null,
  shelterNote: null,
  mostWindKnots: null,
  mostSwellMetres: null,
  provenance: null,
};
