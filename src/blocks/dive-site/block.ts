import { paths } from '../../contract/paths.ts';
import { depthBarMarks, depthBarText } from '../../domain/dive-sites/depth-bar.ts';
import { isShut, statusLabels } from '../../domain/dive-sites/facts.ts';
import { sitePicture } from '../../domain/section/site-picture.ts';
import { escapeHtml } from '../../domain/text/escape-html.ts';
import { nonBreaking } from '../../domain/text/format.ts';
import { truncate } from '../../domain/text/text.ts';
import { type Block, type BlockData, cardImage, recordId, type StoredBlock } from '../block.ts';

const descriptionLength = 180;

function read({ attributes }: StoredBlock, { sites }: BlockData) {
  const site = sites.get(Number(attributes['data-id']));
  if (!site) return undefined;
  const { id, name, region, depthRange, skillLevel, description, status } = site;
  return {
    path: paths.diveSite(id),
    name: escapeHtml(nonBreaking(name)),
    region: escapeHtml(region),
    depth: escapeHtml(depthRange),
    depthRange,
    skill: escapeHtml(skillLevel),
    status: status && (isShut(status) || status === 'restricted') ? statusLabels[status] : '',
    image: sitePicture(site),
    // Few mail programs show SVG.
    plainImage: site.imageUrl ?? paths.share(paths.diveSite(id)),
    description: escapeHtml(truncate(description, descriptionLength)),
  };
}

function depthBar(depthRange: string): string {
  const marks = depthBarMarks(depthRange);
  if (!marks) return '';
  const { left, right } = marks;
  return `<div data-depth aria-hidden="true"><span style="left:${left}%;width:${right - left}%"></span></div>`;
}

export const diveSite: Block = {
  name: 'dive-site',
  tag: 'div',
  attributes: { 'data-id': recordId },
  shows: 'dive-sites',
  page(block, data, { image: writeImage, href }) {
    const found = read(block, data);
    if (!found) return '';
    const { path, name, region, depth, depthRange, skill, status, image, description } = found;
    const closed = status && `<strong data-status>${status}</strong> `;
    return `<div data-block="dive-site">${writeImage({ src: image, ...cardImage })}<div><p data-facts>${closed}<span>${region}</span> <span>${skill}</span></p><p data-name><a href="${href(path)}">${name}</a></p><p>${description}</p><p data-range>Depth ${depth}</p>${depthBar(depthRange)}</div></div>`;
  },
  plain(block, data, { image: writeImage, href }) {
    const found = read(block, data);
    if (!found) return '';
    const { path, name, region, depth, depthRange, skill, status, plainImage, description } = found;
    const bar = depthBarText(depthRange);
    const closed = status && ` <strong>${status}.</strong>`;
    return `<blockquote><p>${writeImage({ src: plainImage, alt: '' })}</p><p><a href="${href(path)}"><strong>${name}</strong></a>, ${region}.${closed}</p><p>Depth ${depth}. ${skill}.${bar && `<br /><span aria-hidden="true">${bar}</span>`}</p><p>${description}</p></blockquote>`;
  },
};
