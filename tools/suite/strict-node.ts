/**
 * An environment in which a deprecation warning ends the process: the test run, its workers and every server that a test starts, because
 * they inherit it. Otherwise nobody reads the warning until an update makes it an error.
 */
export function strictly(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, NODE_OPTIONS: `${env.NODE_OPTIONS ?? ""} --throw-deprecation`.trim() };
}
