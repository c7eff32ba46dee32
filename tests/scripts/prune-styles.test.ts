import { describe, expect, it } from 'vitest';
import { pruneStyles } from '../../scripts/prune-styles.ts';

const prune = (css: string, code: string) => pruneStyles(css, code).replaceAll(/\s+/g, ' ').trim();

describe('the pruned style sheet', () => {
  it('keeps the rules of named classes and of elements, in their order', () => {
    expect(prune('@layer a,b; p{margin:0} .one{color:red} .two:hover{color:blue} .one .two{top:0}', '"one"')).toBe(
      '@layer a,b;p{margin:0}.one{color:red}',
    );
  });

  it('looks into layers and conditions, and leaves none empty', () => {
    const css = '@layer u{.a{top:0}@media (width>1px){.b{top:1px}}} @media print{.b{top:0}} @keyframes k{to{top:0}}';
    expect(prune(css, 'a')).toBe('@layer u{.a{top:0}}@keyframes k{to{top:0}}');
  });

  it('reads escaped names, and quotes that code escapes', () => {
    const css = String.raw`.p_\{x\}{top:0} .\[\&_a\[b\=\"c\"\]\]{left:0} .d\.e{right:0}`;
    expect(prune(css, String.raw`"p_{x} [&_a[b=\"c\"]]"`)).toBe(
      String.raw`.p_\{x\}{top:0}.\[\&_a\[b\=\"c\"\]\]{left:0}`,
    );
  });

  it('leaves out custom properties that nothing reads, also those that only they read', () => {
    const css = ':root{--a:1px;--b:var(--c);--c:2px;--d:3px;color:red} p{top:var(--a)}';
    expect(prune(css, "style.top = 'var(--d)'")).toBe(':root{--a:1px;--d:3px;color:red}p{top:var(--a)}');
  });

  it('writes the values of tokens where they are read, unless a rule or a brand sets them anew', () => {
    const tokens = ':where(:root, :host){--a:1px;--b:var(--a) solid;--c:2px;--d:3px;--e:var(--brand)}';
    const css = `${tokens} p{border:var(--b);top:var(--c);left:var(--d, 0);color:var(--e)} q{--c:4px}`;
    expect(prune(css, '')).toBe(
      ':where(:root, :host){--c:2px;--d:3px;}p{border:1px solid;top:var(--c);left:var(--d, 0);color:var(--brand)}q{--c:4px}',
    );
  });

  it('keeps of a list the selectors that may match', () => {
    const css = String.raw`.q,.b{top:0} .b,.c{top:1px} .\[x\,y\],.c:is(.q,.b){top:2px}`;
    expect(prune(css, '"b [x,y]"')).toBe(String.raw`.b{top:0}.b{top:1px}.\[x\,y\]{top:2px}`);
  });

  it('leaves out the elements that the page has not, where they are told', () => {
    const css = 'a,table{top:0} td:hover,th{top:1px} .b{top:2px} :root{top:3px} a .b{top:4px}';
    expect(pruneStyles(css, '"b"', new Set(['a'])).replaceAll(/\s+/g, ' ')).toBe(
      'a{top:0}.b{top:2px}:root{top:3px}a .b{top:4px}',
    );
  });

  it('steps over braces in texts', () => {
    expect(prune('p::before{content:"}"} .x{content:"{"} q{top:0}', '')).toBe('p::before{content:"}"}q{top:0}');
  });

  it('refuses a block that does not end', () => {
    expect(() => prune('p{top:0', '')).toThrow('does not end');
  });
});
