/**
 * An environment in which what Node or a package calls deprecated ends the process that does it: the test run, its workers and every server
 * that a test starts, because they all inherit it. A warning would be read by nobody, and is an error after the next update.
 */
export function strictly(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, NODE_OPTIONS: `${env.NODE_OPTIONS ?? ""} --throw-deprecation`.trim() };
}
