// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { outlineOf } from '#formal/view/outline.ts';

afterEach(cleanup);

const outline = (page: React.ReactNode) => outlineOf(render(page).container);

describe('the outline of a page', () => {
  it('has texts, states and the descriptions of fields, but no elements that are only for the layout', () => {
    const page = (
      <div className="wrapper">
        <button type="submit" disabled>
          <span>Save</span>
        </button>
        <input aria-describedby="help" maxLength={5} defaultValue="abc" />
        <p id="help">Five letters</p>
        <input type="checkbox" defaultChecked />
      </div>
    );
    expect(outline(page)).toEqual([
      'button | type: submit | disabled | Save',
      'input | maxlength: 5 | aria-describedby: Five letters | value: abc',
      'p | Five letters',
      'input | type: checkbox | checked',
    ]);
  });

  it('is the same for another structure of the same page', () => {
    const flat = outline(<a href="#/page">Page</a>);
    cleanup();
    expect(
      outline(
        <div>
          <div>
            <a href="#/page">Page</a>
          </div>
        </div>,
      ),
    ).toEqual(flat);
  });

  it('does not depend on whether a calendar has already announced the chosen day', () => {
    const page = (said: string) => (
      <span role="alert" data-live-announcer="true">
        {said}
      </span>
    );
    expect(outline(page('Saturday 5 December'))).toEqual(['span | role: alert']);
    cleanup();
    expect(outline(page(''))).toEqual(['span | role: alert']);
  });
});
