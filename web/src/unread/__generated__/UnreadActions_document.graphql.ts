/**
 * @generated SignedSource<<148ebfd8180af5405487329f1e8514a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnreadActions_document$data = {
  readonly candidate: {
    readonly displayName: string;
    readonly id: string;
  } | null | undefined;
  readonly fileName: string;
  readonly id: string;
  readonly originalPath: string | null | undefined;
  readonly " $fragmentType": "UnreadActions_document";
};
export type UnreadActions_document$key = {
  readonly " $data"?: UnreadActions_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnreadActions_document">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnreadActions_document",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "originalPath",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Candidate",
      "kind": "LinkedField",
      "name": "candidate",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Document",
  "abstractKey": null
};
})();

(node as any).hash = "2668511e77911417bdb5336caeefb5b2";

export default node;
