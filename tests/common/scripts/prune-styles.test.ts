import { describe, expect, it } from 'vitest';
import { pruneStyles } from '#scripts/prune-styles.ts';

/** The pruned style sheet, with the spaces between its rules removed. */
const prune = (css: string, code: string, elements?: ReadonlySet<string>) =>
  pruneStyles(css, code, elements).replaceAll(/(?<=^|[{};])\s+/g, '');

describe('the pruned style sheet', () => {
  it('keeps the rules of named classes and of elements, in their order', () => {
    expect(prune('@layer a,b; p{margin:0} .one{color:red} .two:hover{color:blue} .one .two{top:0}', '"one"')).toBe(
      '@layer a,b;p{margin:0}.one{color:red}',
    );
  });

  it('is also pruned in layers and conditions, which are removed if they become empty', () => {
    const css = '@layer u{.a{top:0}@media (width>1px){.b{top:1px}}} @media print{.b{top:0}} @keyframes k{to{top:0}}';
    expect(prune(css, 'a')).toBe('@layer u{.a{top:0}}@keyframes k{to{top:0}}');
  });

  it('recognises class names that are escaped in the style sheet or in the code', () => {
    const css = String.raw`.p_\{x\}{top:0} .\[\&_a\[b\=\"c\"\]\]{left:0} .d\.e{right:0}`;
    expect(prune(css, String.raw`"p_{x} [&_a[b=\"c\"]]"`)).toBe(
      String.raw`.p_\{x\}{top:0}.\[\&_a\[b\=\"c\"\]\]{left:0}`,
    );
  });

  it('has no custom properties that are not read, or that only a removed property reads', () => {
    const css = ':root{--a:1px;--b:var(--c);--c:2px;--d:3px;color:red} p{top:var(--a)}';
    expect(prune(css, "style.top = 'var(--d)'")).toBe(':root{--a:1px;--d:3px;color:red}p{top:var(--a)}');
  });

  it('keeps only the selectors of a list that can match', () => {
    const css = String.raw`.q,.b{top:0} .b,.c{top:1px} .\[x\,y\],.c:is(.q,.b){top:2px}`;
    expect(prune(css, '"b [x,y]"')).toBe(String.raw`.b{top:0}.b{top:1px}.\[x\,y\]{top:2px}`);
  });

  it('keeps a selector with an unused class in brackets if it can match without that class', () => {
    const css = '.a:not(.x){top:0} .a:is(.x,.b){top:1px} .a:is(.x){top:2px} .a:nth-child(2n of .x){top:3px}';
    expect(prune(css, 'a b', new Set())).toBe('.a:not(.x){top:0}.a:is(.x,.b){top:1px}.a:nth-child(2n of .x){top:3px}');
  });

  it('has no rules of elements that are not in the given list', () => {
    const css = 'a,table{top:0} td:hover,th{top:1px} .b{top:2px} :root{top:3px} a .b{top:4px}';
    expect(prune(css, '"b"', new Set(['a']))).toBe('a{top:0}.b{top:2px}:root{top:3px}a .b{top:4px}');
  });

  it('is not affected by braces inside strings', () => {
    expect(prune('p::before{content:"}"} .x{content:"{"} q{top:0}', '')).toBe('p::before{content:"}"}q{top:0}');
  });

  it('is refused if a block is not closed', () => {
    expect(() => prune('p{top:0', '')).toThrow('Unclosed block');
  });
});
