/**
 * @generated SignedSource<<29d23532a4c1513ecf2d4ecb422c2ca3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PdfView_document$data = {
  readonly boxes?: ReadonlyArray<{
    readonly height: number;
    readonly page: number;
    readonly width: number;
    readonly x: number;
    readonly y: number;
  }>;
  readonly originalPath: string | null | undefined;
  readonly pageSizes: ReadonlyArray<{
    readonly height: number;
    readonly width: number;
  }>;
  readonly " $fragmentType": "PdfView_document";
};
export type PdfView_document$key = {
  readonly " $data"?: PdfView_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"PdfView_document">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "end"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasRange"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "start"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "PdfView_document",
  "selections": [
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
      "concreteType": "PageSize",
      "kind": "LinkedField",
      "name": "pageSizes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "condition": "hasRange",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "end",
              "variableName": "end"
            },
            {
              "kind": "Variable",
              "name": "start",
              "variableName": "start"
            }
          ],
          "concreteType": "Box",
          "kind": "LinkedField",
          "name": "boxes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "page",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "x",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "y",
              "storageKey": null
            },
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Document",
  "abstractKey": null
};
})();

(node as any).hash = "70949876f35daf721d1a706167de603e";

export default node;
