declare module "heic-decode" {
  type Decoded = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };
  type Picture = { width: number; height: number; decode: () => Promise<Decoded> };
  const decode: { all: (about: { buffer: Uint8Array }) => Promise<Picture[] & { dispose: () => void }> };
  // oxlint-disable-next-line import/no-default-export -- the package has no other
  export default decode;
}
