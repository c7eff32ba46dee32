import { execFileSync } from 'node:child_process';

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/**
 * The files that differ from the branch `main`, including files that are not committed; on `main` itself, those that
 * differ from the last commit. Deleted files are included.
 */
export function changedFiles(): readonly string[] {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  return [...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')])];
}
