/**
 * @generated SignedSource<<7b0c6c8ebbfaa3d57cca43923171a7dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnreadResume_document$data = {
  readonly duplicateOf: {
    readonly fileName: string;
  } | null | undefined;
  readonly error: {
    readonly message: string;
  } | null | undefined;
  readonly fileName: string;
  readonly format: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentStateBadge_document">;
  readonly " $fragmentType": "UnreadResume_document";
};
export type UnreadResume_document$key = {
  readonly " $data"?: UnreadResume_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnreadResume_document">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileName",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnreadResume_document",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "format",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AppError",
      "kind": "LinkedField",
      "name": "error",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Document",
      "kind": "LinkedField",
      "name": "duplicateOf",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DocumentStateBadge_document"
    }
  ],
  "type": "Document",
  "abstractKey": null
};
})();

(node as any).hash = "050d7ac2dd033ff1b01db1019409c4dd";

export default node;
