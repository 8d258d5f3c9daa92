import type * as Ort from 'onnxruntime-common';

/** The engine that runs the model: compiled code where the platform has it, else WebAssembly, nine times slower. */
export async function loadEngine(): Promise<typeof Ort> {
  try {
    return await import('onnxruntime-node');
  } catch (compiled) {
    try {
      // Installed by hand: 139 MB that most machines do not need.
      return await import(webEngine);
    } catch {
      throw new Error(
        `onnxruntime-node does not load on ${process.platform} ${process.arch}. Run: npm install ${webEngine}@1.30.0`,
        { cause: compiled },
      );
    }
  }
}

const webEngine: string = 'onnxruntime-web';
