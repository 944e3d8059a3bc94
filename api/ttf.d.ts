declare module '*.ttf' {
  const content: Uint8Array;
  export default content;
}
