import { css } from 'styled-system/css';
import { formColumn } from '../field/form-column.styles.ts';
import { Skeleton } from './skeleton.tsx';

const field = css({ display: 'flex', flexDirection: 'column', gap: '2' });

/** Placeholders for the fields of a form that is loading: a label and a box for each field. */
export function FormSkeleton({ fields }: { readonly fields: number }) {
  return (
    <div className={formColumn} aria-hidden="true">
      {Array.from({ length: fields }, (_, index) => (
        <div key={index} className={field}>
          <Skeleton width="7rem" />
          <Skeleton height="2.75rem" />
        </div>
      ))}
    </div>
  );
}
