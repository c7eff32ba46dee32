import { css } from 'styled-system/css';

/** A sheet that is raised above the page. With the attribute `data-edge` it has a border in forced-colours mode. */
export const raised = css({ borderRadius: 'large', backgroundColor: 'surface', boxShadow: 'raised' });
