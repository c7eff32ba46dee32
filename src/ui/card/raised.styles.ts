import { css } from 'styled-system/css';

/** A sheet that lies on the page. `data-edge` on it gives it a border where colours are forced. */
export const raised = css({ borderRadius: 'large', backgroundColor: 'surface', boxShadow: 'raised' });
