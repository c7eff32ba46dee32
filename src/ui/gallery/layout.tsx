import { IdCard, MapPin, Nfc, ReceiptText, ShoppingCart, Ticket, Trash2, UserRound, Wallet } from 'lucide-react';
import { useRef, useState } from 'react';
import { css } from 'styled-system/css';
import { BottomBar } from '../bottom-bar/bottom-bar.tsx';
import { BottomMenu } from '../bottom-bar/bottom-menu.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { DataList, DataRow } from '../data-list/data-list.tsx';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ItemCard } from '../item-card/item-card.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { MoreActions } from '../more-actions/more-actions.tsx';
import { PageSection } from '../page/page-section.tsx';
import { Page } from '../page/page.tsx';
import { RowContent } from '../row-list/row-content.tsx';
import { RowList } from '../row-list/row-list.tsx';
import { RowNote } from '../row-list/row-note.tsx';
import { Switcher } from '../switcher/switcher.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Hint } from '../text/hint.tsx';
import { Grid, Sample, Specimen } from './sample.tsx';

const tabs = [
  { id: 'tickets', label: 'Ticket fares', content: <p>Three tickets.</p> },
  { id: 'cards', label: 'Cards', content: <p>One card.</p> },
  { id: 'wallet', label: 'E-wallet', content: <p>120,50 Kč</p> },
  { id: 'applications', label: 'Applications for cards', content: <p>None.</p> },
  { id: 'links', label: 'Linked accounts', content: <p>Two.</p> },
] as const;

function Sections() {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('tickets');
  return <Tabs label="Sections" value={tab} onChange={setTab} tabs={tabs} />;
}

/** `transform` keeps the fixed bar inside this frame, so that it does not cover other parts of the sheet. */
const screen = css({ transform: '[translateZ(0)]', minHeight: '[8rem]', border: 'line' });

const people = [
  {
    id: '1',
    href: '#/1',
    label: 'Jana Nováková',
    detail: 'Ticket valid until 31.12.2026',
    tone: 'success',
    current: false,
  },
  { id: '2', href: '#/2', label: 'Matěj Novák', detail: 'Ticket ends tomorrow', tone: 'warning', current: true },
  { id: '3', href: '#/3', label: 'Eliška Nováková', detail: 'No valid ticket', tone: 'error', current: false },
  { id: '4', href: '#/4', label: 'Maximiliana Hohenzollernová', detail: 'No card', tone: 'neutral', current: false },
] as const;

const pages = [
  { word: 'My account', Icon: UserRound },
  { word: 'Tickets', Icon: Ticket },
  { word: 'Cards', Icon: IdCard },
  { word: 'Orders', Icon: ReceiptText },
  { word: 'Basket', Icon: ShoppingCart },
] as const;

export function Layout() {
  const end = useRef<HTMLDivElement>(null);
  return (
    <Sample title="Pages, sections, cards, lists">
      <Specimen name="A page with a short form">
        <div>
          <Page
            width="form"
            title="Forgotten password"
            lead="We will send you a link."
            actions={<Button variant="quiet">Back to log-in</Button>}
          >
            <TextField label="E-mail" value="" onChange={() => undefined} />
            <Button variant="primary">Send the link</Button>
          </Page>
        </div>
      </Specimen>
      <Specimen name="Data in a narrow column">
        <DataList isDense>
          <DataRow label="Card">9203 1100 4412 0087</DataRow>
          <DataRow label="Where the card is collected">Dubnice, Palackého 33, 56112 Dubnice</DataRow>
        </DataList>
      </Specimen>
      <Specimen name="Sections of a page, with and without a lead">
        <PageSection title="My data" lead="A branch can change them.">
          <DataList>
            <DataRow label="Name">Jana Nováková</DataRow>
            <DataRow label="Card">9203 1100 4412 0087</DataRow>
            <DataRow label="E-mail">maximiliana.hohenzollern-sigmaringen@velmi-dlouha-domena.example</DataRow>
            <DataRow label="Password">
              <Button>Change password</Button>
            </DataRow>
          </DataList>
        </PageSection>
        <PageSection title="Reminders">
          <p>You will be reminded 30 days ahead.</p>
        </PageSection>
      </Specimen>
      <Grid>
        <Card title="On the surface" level={2} ground="surface" actions={<Button variant="quiet">Edit</Button>}>
          <p>The main matter.</p>
        </Card>
        <Card title="On a panel" level={4} ground="panel" actions={<Button variant="quiet">Edit</Button>}>
          <p>What is beside the main matter.</p>
        </Card>
      </Grid>
      <Specimen name="Things with a price: with a button and with the room of one, a title alone, and long words">
        <ItemCard title="Top-up" price="500,00 Kč" action={<IconButton label="Take out" icon={<Trash2 />} />}>
          <Hint>Jana Nováková</Hint>
          <Hint>9203 1100 4412 0087</Hint>
        </ItemCard>
        <ItemCard title="Service fee" price="12 345,00 Kč" action={null}>
          <p>It cannot be taken out.</p>
        </ItemCard>
        <ItemCard title="Postage" price="20,00 Kč" />
        <ItemCard title="A card of the ISIC association for students of 18 to 26 years" price="12 345,00 Kč">
          <Hint>Maximiliana Hohenzollernová-Sigmaringenová ze Šternberka</Hint>
        </ItemCard>
      </Specimen>
      <Specimen name="Rows: with a reason, a link, and a note for several rows; tiles on wide screens">
        <RowList title="Card" titleShown>
          <li>
            <Button variant="row">
              <RowContent icon={<Nfc aria-hidden="true" />}>Apply for a chip card</RowContent>
            </Button>
          </li>
          <li>
            <Button variant="row" unavailable aria-describedby="row-reason">
              <RowContent icon={<Wallet aria-hidden="true" />}>Move the balance of an old card</RowContent>
            </Button>
            <RowNote id="row-reason">The card is not active.</RowNote>
          </li>
          <li>
            <LinkButton variant="row" href="#/branches">
              <RowContent icon={<MapPin aria-hidden="true" />}>Find a branch office</RowContent>
            </LinkButton>
          </li>
        </RowList>
        <RowList title="Other cards" tiles>
          {['A card in the phone', 'A bank card', 'Maximiliana Hohenzollernová-Sigmaringenová'].map((label) => (
            <li key={label}>
              <Button variant="row" unavailable aria-describedby="rows-reason">
                <RowContent icon={<Nfc aria-hidden="true" />}>{label}</RowContent>
              </Button>
            </li>
          ))}
          <li data-note="">
            <RowNote id="rows-reason">An application is being processed.</RowNote>
          </li>
        </RowList>
      </Specimen>
      <Specimen name="Switcher, with one page open">
        <Switcher label="People" links={people} more={<a href="#/more">3 more people</a>} />
      </Specimen>
      <Specimen name="Tabs, more than a small screen can hold">
        <Sections />
      </Specimen>
      <Specimen name="A bar that leads to a part further down, and the menu of most used pages, on a narrow screen">
        <div className={screen}>
          <BottomBar target={end} label="To the end">
            <p>12 345,00 Kč</p>
          </BottomBar>
          <BottomMenu label="Most used pages">
            {pages.map(({ word, Icon }) => (
              <li key={word}>
                <a href={`#/${word}`} aria-current={word === 'Tickets' ? 'page' : undefined}>
                  <Icon aria-hidden="true" />
                  <span>{word}</span>
                </a>
              </li>
            ))}
          </BottomMenu>
        </div>
      </Specimen>
      <Specimen name="A part that one press opens">
        <div ref={end} tabIndex={-1}>
          <Disclosure label="Ticket history">
            <p>What has ended.</p>
          </Disclosure>
          <Disclosure label="Map of zones" opensIntoView>
            <p>Something high.</p>
          </Disclosure>
        </div>
      </Specimen>
      <Specimen name="Rare and grave actions, behind one button">
        <MoreActions label="More" name="More actions: Dana Malá">
          <Button variant="quiet">Merge people</Button>
          <Button variant="quiet">Stop managing</Button>
        </MoreActions>
      </Specimen>
    </Sample>
  );
}
