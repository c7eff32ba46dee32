import { useState } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { NativeSelect } from '../native-select/native-select.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { FormSkeleton } from '../skeleton/form-skeleton.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Row, Sample } from './sample.tsx';

const sizes = ['10', '25', '50', '100'].map((value) => ({ value, label: value }));
const pages = { size: 'Rows a page', previous: 'Previous', next: 'Next' };

/** Cards, the drawer, pagination, and the loading states. */
export function Waiting() {
  const [size, setSize] = useState('25');
  const [open, setOpen] = useState(false);
  return (
    <Sample title="Cards, pages, waiting">
      <Card title="On a panel" ground="panel" actions={<Button variant="quiet">Edit</Button>}>
        <p>What stands beside the main matter.</p>
      </Card>
      <Row>
        <NativeSelect label="Rows a page" options={sizes} value={size} onChange={setSize} />
        <Badge>3</Badge>
        <Spinner />
        <VisuallyHidden>Only for those who listen</VisuallyHidden>
        <Button data-open="drawer" onClick={() => setOpen(true)}>
          Drawer
        </Button>
      </Row>
      <SkipLink target="parts" label="Skip to content" />
      <Skeleton width="60%" />
      <Skeleton height="3rem" />
      <FormSkeleton fields={2} />
      <Pagination
        size={25}
        onSize={() => undefined}
        onPrevious={() => undefined}
        texts={{ ...pages, pages: 'The last page', range: '276–300 of 300' }}
      />
      <Pagination size={10} onSize={() => undefined} texts={{ ...pages, pages: 'The only page', range: '1–5 of 5' }} />
      <Drawer open={open} onClose={() => setOpen(false)} title="Menu" closeLabel="Close the menu">
        <p>It fills a small screen.</p>
      </Drawer>
    </Sample>
  );
}
