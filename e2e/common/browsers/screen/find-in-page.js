// The body of a function that runs in the page, where @testing-library/dom is loaded. Its arguments are a query as data
// and whether the thing will be pressed. It puts the element into `window.found`, and returns why there is none to use.
const [query, isPressed] = arguments;
const asMatcher = (given) => (typeof given === 'object' ? new RegExp(given.source, given.flags) : given);
/** The library compares texts with single ordinary spaces, but names as they are. */
const nameMatcher = (given) => (name) => {
  const [shown, matcher] = [name.replaceAll(/\s+/g, ' ').trim(), asMatcher(given)];
  return typeof matcher === 'string' ? shown === matcher : matcher.test(shown);
};
const isShown = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
/** What is hidden from screen readers has no role, but a text. */
const hasRole = (element) => element.closest('[aria-hidden=true], [inert]') === null;

function allOf({ by, what, name, within, first }) {
  const place = within === undefined ? [document.body] : allOf(within);
  // Whether something is hidden is asked below: the library asks for the styles of all that is around everything.
  const ofRole = name === undefined ? { hidden: true } : { hidden: true, name: nameMatcher(name) };
  const options = by === 'Role' ? ofRole : {};
  const found = place.flatMap((each) => TestingLibraryDom[`queryAllBy${by}`](each, asMatcher(what), options));
  const shown = [...new Set(found)].filter((each) => isShown(each) && (by !== 'Role' || hasRole(each)));
  return first ? shown.slice(0, 1) : shown;
}

const all = allOf(query);
const [element] = all;
window.found = element;
if (element === undefined) return 'is not there';
if (all.length > 1) return `is there ${all.length} times`;
if (!isPressed) return null;
if (element.disabled || element.getAttribute('aria-disabled') === 'true') return 'is disabled';
const placeOf = () => element.getBoundingClientRect();
const hitAt = ({ left, top, width, height }) => document.elementFromPoint(left + width / 2, top + height / 2);
// What is in reach stays where it is: Firefox scrolls by parts of a pixel to and fro.
if (!element.contains(hitAt(placeOf()))) element.scrollIntoView({ block: 'center', behavior: 'instant' });
const { left, top, width, height } = placeOf();
const place = [left, top, width, height].join();
const moved = window.foundPlace !== place;
window.foundPlace = place;
if (moved) return 'moves';
const hit = hitAt(placeOf());
return element.contains(hit) ? null : `is covered by ${hit?.outerHTML.slice(0, 120)}`;
